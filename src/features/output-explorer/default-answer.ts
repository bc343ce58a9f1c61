import { Children, isValidElement, type ReactNode } from 'react';
import type { Answer, AnswerFile } from '@site/src/plugins/output-explorer/contract';

interface FenceProps {
  title?: unknown;
  html?: unknown;
}

const DIST = 'dist/';

/** The text of highlighted code, as long as the file is. */
function sizeOf(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:#x3C|lt|gt|amp|#x26);/g, '&');
  // Files end with a line break, fences do not.
  return new TextEncoder().encode(text).length + 1;
}

/**
 * The result that the page itself holds: its fences that show files of `dist`. So it is part of the
 * page's text, of its Markdown copy and of search, and needs no script.
 */
export function defaultAnswer(children: ReactNode): Answer {
  const files = Children.toArray(children).flatMap((child): AnswerFile[] => {
    if (!isValidElement<FenceProps>(child)) return [];
    const { title, html } = child.props;
    if (typeof title !== 'string' || typeof html !== 'string' || !title.startsWith(DIST)) return [];
    return [{ path: title.slice(DIST.length), html, bytes: sizeOf(html) }];
  });
  return { files };
}
