/** A hand at the back office that counts what it does: clicks, shortcuts, and fields it writes into. */
import type { FileChooser, Locator, Page } from 'playwright-core';

export interface Count {
  clicks: number;
  /** Pressed without writing anything: Ctrl-K, Enter. */
  keys: number;
  fields: number;
  seconds: number;
}

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class Operator {
  private clicks = 0;
  private keys = 0;
  private fields = 0;
  private readonly started = performance.now();
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    await what.click();
    this.clicks++;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys++;
  }

  /** A field that does not wait for the keys already has to be clicked first. */
  async write(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    const isReady = await field.evaluate((element) => element === document.activeElement);
    if (!isReady) this.clicks++;
    await field.fill(text);
    this.fields++;
  }

  /** Opened, and one of its lines clicked. */
  async choose(select: Locator, label: string): Promise<void> {
    await select.selectOption({ label });
    this.clicks += 2;
  }

  /** What opens the system's dialog, and the yes of the dialog. */
  async files(opener: Locator, files: File | File[]): Promise<void> {
    const chooser: Promise<FileChooser> = this.page.waitForEvent('filechooser');
    await opener.click();
    await (await chooser).setFiles(files);
    this.clicks += 2;
  }

  count(): Count {
    return {
      clicks: this.clicks,
      keys: this.keys,
      fields: this.fields,
      seconds: (performance.now() - this.started) / 1000,
    };
  }
}
