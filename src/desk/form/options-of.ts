/** Things to choose between, as a select takes them; none while they are on their way. */
export function optionsOf(things: readonly { id: number; nombre: string }[] | undefined) {
  return (things ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
}
