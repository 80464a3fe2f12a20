import { expect, test } from 'vitest';
import { PATIENCE, prepareHost } from './host.ts';

const host = prepareHost({
  sources: ['jest'],
  needs: [
    'react',
    'react-dom',
    'jest',
    'jest-environment-jsdom',
    'babel-jest',
    '@babel/core',
    '@babel/preset-env',
    '@babel/preset-react',
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
  ],
  settings: { jest: { testEnvironment: 'jsdom' } },
});

test(
  "a host's own test sees a recipe in Jest, with nothing set up for the package",
  async () => {
    const output = await host.run('npx', 'jest');
    expect(output).toMatch(/✓ the kitchen shows the recipe/);
    expect(output).not.toMatch(/console\.|warning/i);
  },
  PATIENCE,
);
