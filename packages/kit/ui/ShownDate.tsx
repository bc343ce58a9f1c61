import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface Props {
  date: Date;
  form: 'medium' | 'long';
}

/** Making one takes a browser longer than all the rest of a line; a build has one language. */
const formats: Partial<Record<Props['form'], Intl.DateTimeFormat>> = {};
const formatOf = (dateStyle: Props['form'], htmlLang: string) =>
  (formats[dateStyle] ??= new Intl.DateTimeFormat(htmlLang, { dateStyle, timeZone: 'UTC' }));

/** A day as the language of the page writes it; the build and every browser write the same. */
export function ShownDate({ date, form }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { htmlLang } = i18n.localeConfigs[i18n.currentLocale]!;
  // The gaps between digits and Han are the browser's; blanks beside them would be wider.
  const text = formatOf(form, htmlLang)
    .format(date)
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
  return <time dateTime={date.toISOString()}>{text}</time>;
}
