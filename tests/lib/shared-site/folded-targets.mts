import { pageSource, type FixtureSite } from '../fixture-site.mts';

const FILLER = 'A paragraph.\n\n'.repeat(60);

const SOURCE = `[To beta](#beta) [To deep](#deep) [To folded](#folded) [To grouped](#grouped)

<Tabs>
<TabItem value="a" label="A">

## Alpha {/* #alpha */}

</TabItem>
<TabItem value="b" label="B">

${FILLER}

## Beta {/* #beta */}

<Tabs>
<TabItem value="c" label="C">

Text of C.

</TabItem>
<TabItem value="d" label="D">

### Deep {/* #deep */}

</TabItem>
</Tabs>

</TabItem>
</Tabs>

<Tabs groupId="system">
<TabItem value="linux" label="Linux">

Text for Linux.

</TabItem>
<TabItem value="mac" label="macOS">

## Grouped {/* #grouped */}

Nothing but the walrus.

</TabItem>
</Tabs>

<Tabs groupId="system">
<TabItem value="linux" label="Linux">

More for Linux.

</TabItem>
<TabItem value="mac" label="macOS">

More for macOS.

</TabItem>
</Tabs>

<details>
<summary>More</summary>

## Folded {/* #folded */}

</details>

${FILLER}
`;

/** A page with headings in tabs and folds, in both languages, and one that links to it. */
export async function addFoldedTargets(site: FixtureSite): Promise<void> {
  await site.write('docs/targets.mdx', `${pageSource('Targets')}\n${SOURCE}`);
  await site.translatePage('targets.mdx');
  await site.write(
    'docs/leading.mdx',
    `${pageSource('Leading')}\n[Beta there](./targets.mdx#beta)\n`,
  );
}
