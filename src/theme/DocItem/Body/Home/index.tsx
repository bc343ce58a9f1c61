/* A part of our own: a home page shows it instead of an article; only its route loads it. */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { SpeedProof } from '@site/src/features/benchmarks/SpeedProof';
import { HomePage } from '@site/src/features/home/HomePage';
import type { HomeFrontMatter } from '@site/src/features/home/home-front-matter';

export default function HomeBody({ children }: { children: ReactNode }): ReactNode {
  const { frontMatter } = useDoc();
  return (
    <HomePage {...(frontMatter as unknown as HomeFrontMatter)} proof={<SpeedProof />}>
      {children}
    </HomePage>
  );
}
