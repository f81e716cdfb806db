import { pathHere } from '#idioma-path.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { idioma, say } from '#values/idioma/say.ts';

/** Answer to a form sent without JavaScript: the sentence, and the way back. */
export function plainHtmlAnswer({ success, message }: { success: boolean; message: string }): string {
  const title = success ? say('Hecho') : say('No se ha podido completar');
  return `<!doctype html><html lang="${idioma().codigo}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#22252b;background:#faf7f1}a{color:#9a3d1e}</style></head><body><main><h1>${title}</h1><p role="status">${escapeHtml(message)}</p><p><a href="${pathHere('/')}">${say('Volver al inicio')}</a></p></main></body></html>`;
}
