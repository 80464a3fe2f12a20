/** The packages of host projects: for each, the one version that is tested. */
export const VERSIONS = {
  '@ai-sdk/openai': '4.0.118',
  '@anthropic-ai/sdk': '1.12.0',
  '@astrojs/node': '11.1.6',
  '@astrojs/react': '7.0.0',
  '@babel/core': '8.1.2',
  '@babel/preset-env': '8.0.7',
  '@babel/preset-react': '8.0.1',
  '@google/genai': '3.1.0',
  '@hono/node-server': '2.1.8',
  '@huggingface/inference': '4.13.30',
  '@langchain/openai': '1.6.0',
  '@mistralai/mistralai': '2.7.0',
  '@playwright/test': '1.65.1',
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  '@react-router/serve': '8.4.0',
  '@rollup/plugin-commonjs': '29.0.3',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@rollup/plugin-replace': '6.0.3',
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.12',
  '@types/compression': '1.8.1',
  '@types/express': '5.0.6',
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@vitejs/plugin-react': '6.3.0',
  ai: '7.0.173',
  astro: '7.3.5',
  'babel-jest': '30.5.2',
  compression: '1.8.2',
  'css-loader': '7.1.5',
  esbuild: '0.28.2',
  express: '5.3.0',
  fastify: '5.12.8',
  // The version of Nuxt 4 and Nitro 2.
  h3: '1.15.11',
  hono: '4.13.19',
  ioredis: '6.0.0',
  isbot: '5.2.3',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  jsdom: '30.1.3',
  miniflare: '4.20260730.0',
  next: '16.4.6',
  openai: '7.57.0',
  parcel: '2.16.4',
  'rate-limiter-flexible': '11.4.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.4.0',
  rollup: '4.68.7',
  'style-loader': '4.0.0',
  typescript: '7.0.2',
  verdaccio: '6.10.4',
  vite: '8.3.8',
  vitest: '5.1.0',
  webpack: '5.112.2',
  'webpack-cli': '7.3.1',
};

/** The oldest supported versions. */
export const OLDEST_REACT = { react: '18.2.0', 'react-dom': '18.2.0' };
export const OLDEST_NODE = { [`node-linux-${process.arch}`]: '20.0.0' };

/** The binaries, which the packages `bun` and `deno` install by scripts. */
const BUN = `@oven/bun-linux-${process.arch === 'arm64' ? 'aarch64' : process.arch}`;
const DENO = `@deno/linux-${process.arch}-glibc`;
export const RUNTIMES = { [BUN]: '1.4.5', [DENO]: '2.9.6' };
export const BUN_PROGRAM = `node_modules/${BUN}/bin/bun`;
export const DENO_PROGRAM = `node_modules/${DENO}/deno`;

/** Common compilers beside the one of this workspace, each with the React types of its time. */
export const TYPESCRIPTS = [
  { typescript: '7.0.2' },
  {
    typescript: '5.9.3',
    '@types/react': '18.3.8',
    '@types/react-dom': '18.3.7',
    ...OLDEST_REACT,
  },
];
