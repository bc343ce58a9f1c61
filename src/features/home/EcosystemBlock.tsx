import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  COMMUNITY_LIST_URL,
  ECOSYSTEM_TOOLS,
  describeTool,
  useLocale,
} from '@site/src/site/client';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { Mark } from '@site/src/design/Mark';
import { SectionHead } from './Sections';
import styles from './EcosystemBlock.module.css';

/** From the top layer down; each sits in the one below it, the analyzer plugs into all. */
const LAYERS = ['Rslib', 'Rspress', 'Rstest', 'Rsbuild', 'Rspack', 'Rsdoctor'] as const;

const nameOf = (tool: string): string =>
  translate(
    {
      id: 'home.ecosystem.new-tab',
      message: '{tool} (opens in a new tab)',
      description: 'Accessible name of the link to a tool, whose site opens in a new tab',
    },
    { tool },
  );

/** The sibling tools, shown as they are built upon each other. */
export function EcosystemBlock(): ReactNode {
  const locale = useLocale();
  return (
    <section className="wrap" aria-labelledby="ecosystem-title">
      <SectionHead
        id="ecosystem-title"
        title={
          <Translate id="home.ecosystem.title" description="Heading above the sibling tools">
            One stack, six tools
          </Translate>
        }
      >
        <Translate id="home.ecosystem.about" description="Below the heading of the tools">
          Each layer sits in the one below it. What you learn in one config holds in the next.
        </Translate>
      </SectionHead>
      <ul className={styles.stack}>
        {LAYERS.map((layer) => {
          const tool = ECOSYSTEM_TOOLS.find(({ name }) => name === layer)!;
          return (
            <li key={layer} className={clsx(styles.tool, styles[layer.toLowerCase()])}>
              <Mark name={tool.logo} size={34 * (tool.logoScale ?? 1)} />
              <div>
                <h3>
                  <Link to={describeTool(tool, locale).url} aria-label={nameOf(tool.name)}>
                    {tool.name}
                    <Icon name="external" />
                  </Link>
                </h3>
                <p>{locale === 'en' ? tool.detailsEn : tool.details}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.more}>
        <Link to={COMMUNITY_LIST_URL}>
          <Translate id="home.ecosystem.community" description="Link to the community list">
            More projects from the community
          </Translate>
          <Icon name="external" />
        </Link>
      </p>
    </section>
  );
}
