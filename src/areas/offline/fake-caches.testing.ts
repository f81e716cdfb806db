/** As much of a browser's caches as the service worker uses, in memory. */
const origin = 'https://sitio.test';

export class FakeCaches {
  private readonly stores = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const store = this.stores.get(name) ?? new FakeCache();
    this.stores.set(name, store);
    return store;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }
}

class FakeCache {
  private readonly entries = new Map<string, Response>();

  async match(key: string | { url: string }): Promise<Response | undefined> {
    return this.entries.get(addressOf(key))?.clone();
  }

  async put(key: string, response: Response): Promise<void> {
    this.entries.set(addressOf(key), response);
  }

  async delete(key: string): Promise<boolean> {
    return this.entries.delete(addressOf(key));
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((url) => ({ url }));
  }
}

function addressOf(key: string | { url: string }): string {
  return new URL(typeof key === 'string' ? key : key.url, origin).href;
}

/** A site that can be renewed and can be away: what a service worker sees of it. */
export class FakeSite {
  readonly asked: string[] = [];
  isAway = false;
  private release = 1;
  private readonly pages: Record<string, string>;

  constructor(pages: Record<string, string>) {
    this.pages = pages;
  }

  /** A new release: other names for its files, and the old ones are gone. */
  renew(): void {
    this.release++;
  }

  remove(path: string): void {
    delete this.pages[path];
  }

  readonly fetch = async (input: string | Request): Promise<Response> => {
    const url = new URL(typeof input === 'string' ? input : input.url, origin);
    this.asked.push(url.pathname);
    if (this.isAway) throw new TypeError('Failed to fetch');
    const file = `/assets/code-${this.release}.js`;
    if (url.pathname.startsWith('/assets/'))
      return url.pathname === file ? new Response('code', { headers: { 'content-type': 'text/javascript' } }) : gone();
    if (url.pathname.startsWith('/media/')) return new Response(new Uint8Array(1000));
    if (url.pathname.endsWith('.gpx') && this.pages[url.pathname] !== undefined)
      return new Response(this.pages[url.pathname], { headers: { 'content-disposition': 'attachment' } });
    const body = this.pages[url.pathname];
    if (body === undefined) return gone();
    const html = `<!doctype html><html lang="es"><head><title>${url.pathname}</title></head><body><script src="${file}"></script><main>${body}</main></body></html>`;
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0', vary: 'Accept' },
    });
  };
}

function gone(): Response {
  return new Response('No está', { status: 404, headers: { 'content-type': 'text/html' } });
}
