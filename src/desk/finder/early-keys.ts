/** What is typed between asking for the finder and its being there: it reaches its box, and never the field behind. */
export class EarlyKeys {
  #typed = '';

  hold(): void {
    this.#typed = '';
    window.addEventListener('keydown', this.#keep, { capture: true });
  }

  /** What was typed; from now on keys go where they always do. */
  take(): string {
    window.removeEventListener('keydown', this.#keep, { capture: true });
    return this.#typed;
  }

  #keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key.length === 1) this.#typed += event.key;
    if (event.key === 'Backspace') this.#typed = this.#typed.slice(0, -1);
  };
}
