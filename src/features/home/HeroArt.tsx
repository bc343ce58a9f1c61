import { translate } from '@docusaurus/Translate';
import type { CSSProperties, ReactNode } from 'react';
import { HERO_IMAGE_PX } from './home-front-matter';
import styles from './HeroArt.module.css';

/** The parts, from the last to the first: where the name begins, both sides and the top. */
const PARTS = [
  {
    name: 'ESM',
    at: '214 124',
    left: 'M328.3 235.3L186.6 153.5L186.6 120.0L328.3 201.8zM335.1 239.2L328.3 235.3L328.3 201.8L335.1 205.7zM337.2 240.3L335.1 239.2L335.1 205.7L337.2 206.8zM339.4 241.1L337.2 240.3L337.2 206.8L339.4 207.7zM341.9 241.9L339.4 241.1L339.4 207.7L341.9 208.4zM344.5 242.4L341.9 241.9L341.9 208.4L344.5 208.9zM347.2 242.7L344.5 242.4L344.5 208.9L347.2 209.2zM350.0 242.8L347.2 242.7L347.2 209.2L350.0 209.3z',
    right:
      'M371.1 230.6L370.9 232.2L370.9 198.7L371.1 197.1zM370.9 232.2L370.4 233.7L370.4 200.3L370.9 198.7zM370.4 233.7L369.5 235.3L369.5 201.8L370.4 200.3zM369.5 235.3L368.3 236.7L368.3 203.2L369.5 201.8zM368.3 236.7L366.8 238.0L366.8 204.5L368.3 203.2zM366.8 238.0L364.9 239.2L364.9 205.7L366.8 204.5zM364.9 239.2L362.9 240.3L362.9 206.8L364.9 205.7zM362.9 240.3L360.6 241.1L360.6 207.7L362.9 206.8zM360.6 241.1L358.1 241.9L358.1 208.4L360.6 207.7zM358.1 241.9L355.5 242.4L355.5 208.9L358.1 208.4zM355.5 242.4L352.8 242.7L352.8 209.2L355.5 208.9zM352.8 242.7L350.0 242.8L350.0 209.3L352.8 209.2z',
    top: 'M216.5 102.8L358.1 184.5L364.9 188.5L364.9 188.5L366.8 189.7L368.3 191L369.5 192.4L370.4 193.9L370.9 195.5L371.1 197.1L370.9 198.7L370.4 200.3L369.5 201.8L368.3 203.2L366.8 204.5L364.9 205.7L362.9 206.8L360.6 207.7L358.1 208.4L355.5 208.9L352.8 209.2L350 209.3L347.2 209.2L344.5 208.9L341.9 208.4L339.4 207.7L337.2 206.8L335.1 205.7L335.1 205.7L328.3 201.8L186.6 120z',
  },
  {
    name: 'CJS',
    at: '173 148',
    left: 'M281 256L145 178L145 144L281 223zM314 267L289 252L289 219L314 234z',
    right:
      'M311 239L304 243L304 210L311 206zM289 252L281 256L281 223L289 219zM330 258L314 267L314 234L330 225z',
    top: 'M175 127L311 206L304 210L330 225L314 234L289 219L281 223L145 144z',
  },
  {
    name: 'UMD',
    at: '131 172',
    left: 'M234 278L103 202L103 168L234 244zM260 292L243 272L243 239L260 259z',
    right:
      'M264 260L255 266L255 232L264 227zM243 272L234 278L234 244L243 239zM290 275L260 292L260 259L290 242z',
    top: 'M133 151L264 227L255 232L290 242L260 259L243 239L234 244L103 168z',
  },
  {
    name: 'MF',
    at: '89 196',
    left: 'M188 299L61 226L61 192L188 265zM233 302L208 287L208 254L233 269zM213 314L188 299L188 265L213 280z',
    right:
      'M208 287L197 293L197 260L208 254zM243 296L233 302L233 269L243 263zM223 308L213 314L213 280L223 274z',
    top: 'M91 175L217 248L243 263L233 269L208 254L197 260L223 274L213 280L188 265L61 192z',
  },
] as const;

/** One block of source, four parts drawn out of it; each ends in the joint of its format. */
export function HeroArt(): ReactNode {
  const label = translate({
    id: 'home.art.label',
    message:
      'One block of source with four parts drawn out of it: ESM, CJS, UMD and MF, each ending in a joint of its own shape',
    description: 'Alternative text of the picture on the home page',
  });
  return (
    <svg
      className={styles.art}
      viewBox="0 0 375 375"
      width={HERO_IMAGE_PX}
      height={HERO_IMAGE_PX}
      role="img"
      aria-label={label}
    >
      <path
        className={styles.shadow}
        d="M211 169L365 257L336 274L182 186zM170 193L318 279L289 295L141 210zM128 217L271 300L242 317L99 234zM86 241L224 321L195 338L57 258z"
      />
      <g className={styles.block}>
        <path className={styles.right} d="M222 162L55 259L55 156L222 60z" />
        <path className={styles.left} d="M-16 218L55 259L55 156L-16 115z" />
        <path className={styles.top} d="M151 19L222 60L55 156L-16 115z" />
        <path
          className={styles.cut}
          d="M109 43L181 84L181 98M67 67L139 108L139 122M25 91L97 132L97 146"
        />
        <path
          className={styles.key}
          d="M144 52L161 62L147 64L142 73L125 63L140 60zM60 100L77 110L63 113L59 121L42 111L56 109z"
        />
        <path
          className={styles.slot}
          d="M219 138L185 157L185 119L219 99zM177 162L143 181L143 143L177 123zM135 186L101 205L101 167L135 147zM93 210L59 230L59 191L93 171z"
        />
        <text transform="matrix(0.866 .5 0 1 -6 170)" y="5">
          src/
        </text>
      </g>
      {PARTS.map(({ name, at, left, right, top }) => (
        <g key={name} style={{ '--c': `var(--${name.toLowerCase()})` } as CSSProperties}>
          <path className={styles.left} d={left} />
          <path className={styles.right} d={right} />
          <path className={styles.top} d={top} />
          <text transform={`matrix(0.866 .5 -0.866 .5 ${at})`}>{name}</text>
        </g>
      ))}
    </svg>
  );
}
