/* A page of our own; no theme has it. */
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { PageHead } from '@site/src/features/page-head/PageHead';
import { StatusPage } from '@rslib-docs/translations/components/translation-status/StatusPage';
import type { TranslationStatus } from '@rslib-docs/translations/plugin-report/contract';
import { useSiteFacts } from '@site/src/site/client';

export default function TranslationStatusPage({
  status,
}: {
  status: TranslationStatus | null;
}): ReactNode {
  const title = translate({
    id: 'translation-status.page.title',
    message: 'Translation status',
    description: 'Title of the page that shows how far the translations are',
  });
  const description = translate({
    id: 'translation-status.page.description',
    message: 'How far the Chinese translation of this documentation is, page by page.',
    description: 'Description of that page for search engines',
  });
  return (
    <Layout>
      <PageHead title={title} description={description} />
      <StatusPage title={title} status={status} sourceUrl={useSiteFacts().sourceUrl} />
    </Layout>
  );
}
