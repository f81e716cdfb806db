import styles from '#site/rich-text/rich-text.module.css';
import { prepareHtml } from '#values/rich-text/prepare-html.ts';

/** As visitors see it. */
export function showKept(box: HTMLElement, html: string): void {
  box.className = styles.text!;
  box.innerHTML = prepareHtml(html);
}
