/** A text as readers of feeds get it: every address whole, a video as a link, nothing that needs our styles or our code. */
import type { ShownHtml } from '#values/rich-text/shown.ts';

export function feedHtml(html: ShownHtml, siteUrl: string): string {
  return html
    .replace(
      /<div class="embed-box" data-embed-box="([^"<>]*)"><p>[^<]*<\/p><button[^<>]*>[^<]*<\/button><\/div>/g,
      '<p><a href="$1">Ver el vídeo</a></p>',
    )
    .replace(/ (?:srcset|sizes|data-[a-z]+|tabindex|role|aria-label|loading|decoding)(?:="[^"]*")?(?=[ />])/g, '')
    .replace(/ (src|href|poster)="\/(?!\/)/g, ` $1="${siteUrl}/`);
}
