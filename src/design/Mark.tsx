import { memo, type ReactNode } from 'react';
import { MARKS, type MarkName } from './marks';

/** One transparent pixel: keeps the place of a mark that does not exist. */
const NO_MARK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

interface MarkProps {
  name: MarkName | '';
  size: number;
}

/** The mark of a tool, beside its name; `size` is in pixels. An empty name leaves the place empty. */
export const Mark = memo(function Mark({ name, size }: MarkProps): ReactNode {
  if (!name) return <img src={NO_MARK} alt="" width={size} height={size} />;
  const { body, joint } = MARKS[name];
  return (
    <svg className="mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={body} />
      <path className="joint" d={joint} />
    </svg>
  );
});
