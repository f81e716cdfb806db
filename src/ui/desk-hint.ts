/** A hint in the browser that somebody works on the site here: pages then offer to be edited. Only the server's cookie counts. */
const key = 'mesa';

export function rememberDesk(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Works without storage too: nothing is offered then.
  }
}

export function hasDesk(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
