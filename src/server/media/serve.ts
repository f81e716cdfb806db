import type { Edge } from '#server/edge/index.ts';
import { answerFile } from '#server/http/answer-file.ts';
import { isUnchanged } from '#server/http/negotiate.ts';
import type { Media } from './index.ts';

/** A stored file. Its name never means anything else: cache forever. */
export async function serveMedia(
  media: Media,
  name: string,
  request: Request,
  edge?: Pick<Edge, 'fileHeaders'>,
): Promise<Response> {
  const file = await media.open(name);
  const successor = file ? undefined : await media.movedTo(name);
  if (successor)
    return new Response(null, {
      status: 301,
      headers: { location: `/media/${successor}`, 'cache-control': 'public, max-age=3600' },
    });
  if (!file)
    return new Response('No encontrado', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
    // Mails and those who quote us show our pictures.
    'cross-origin-resource-policy': 'cross-origin',
    ...(!file.isSubstitute && edge?.fileHeaders(name)),
  });
  // A drawing that somebody opens by itself is a picture, and nothing in it runs.
  if (file.type === 'image/svg+xml')
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  // A PDF is read where it is; what browsers would not show is kept, and nothing of it ever runs as a page of ours.
  if (file.filename) {
    const isShown = /^(?:application\/pdf|text\/vtt)/.test(file.type);
    headers.set(
      'content-disposition',
      `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.filename.toWellFormed())}`,
    );
  }
  if (file.isSubstitute) {
    headers.set('cache-control', 'no-store');
    headers.delete('etag');
  } else if (isUnchanged(request.headers.get('if-none-match'), `"${name}"`))
    return new Response(null, { status: 304, headers });
  return answerFile(request, file, headers);
}
