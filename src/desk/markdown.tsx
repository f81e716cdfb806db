/**
 * The little Markdown that our own manual is written in, as React elements: headings, paragraphs, lists, and pictures
 * alone in their line. Nothing in it can become markup. By hand: a parser of all of Markdown is many times its size.
 */
import { Fragment, type ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { slugify } from '#values/slug.ts';

interface Props {
  text: string;
  /** The address of a picture that the text names. */
  picture(name: string): string | undefined;
}

export function Markdown({ text, picture }: Props) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block, index) => <Fragment key={index}>{renderBlock(block, picture)}</Fragment>);
}

/** The headings of one level, for a table of contents. */
export function headings(text: string, level: number): { title: string; id: string }[] {
  const marks = '#'.repeat(level);
  return [...text.matchAll(new RegExp(`^${marks} (.+)$`, 'gm'))].map(([, title = '']) => ({
    title,
    id: slugify(title),
  }));
}

function renderBlock(block: string, picture: Props['picture']): ReactNode {
  const heading = block.match(/^(#{1,3}) (.+)$/);
  if (heading) {
    const [, marks = '', title = ''] = heading;
    const Tag = `h${marks.length}` as 'h1' | 'h2' | 'h3';
    return <Tag id={slugify(title)}>{title}</Tag>;
  }
  const image = block.match(/^!\[([^\]]*)\]\(([^)]+)\)$/);
  if (image) return <img src={picture(image[2] ?? '')} alt={image[1] ?? ''} loading="lazy" />;
  if (/^[-*] /.test(block)) return <ul>{items(block, /^[-*] /m)}</ul>;
  if (/^\d+\. /.test(block)) return <ol>{items(block, /^\d+\. /m)}</ol>;
  return <p>{inline(joined(block))}</p>;
}

/** An item goes on until the next mark at the start of a line. */
function items(block: string, mark: RegExp): ReactNode[] {
  return block
    .split(new RegExp(mark, 'gm'))
    .filter((item) => item.trim())
    .map((item, index) => <li key={index}>{inline(joined(item))}</li>);
}

function joined(lines: string): string {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** **strong**, `code` and [links](…). */
function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^[\]]+\]\([^()]+\))/).map((part, index) => {
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    const link = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/);
    if (!link) return part;
    const [, label = '', href = ''] = link;
    return href.startsWith('#') ? (
      <a key={index} href={href}>
        {label}
      </a>
    ) : (
      <AppLink key={index} href={href}>
        {label}
      </AppLink>
    );
  });
}
