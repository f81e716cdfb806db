/** An address as people type it, without https://. */
export function withScheme(text: string): string {
  return /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}

export function isWebUrl(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
