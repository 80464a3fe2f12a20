import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';

export default ({ configBrowser }) => ({
  input: 'main.js',
  output: { dir: 'dist' },
  plugins: [
    replace({ 'process.env.NODE_ENV': '"production"', preventAssignment: true }),
    nodeResolve({ browser: configBrowser === true }),
    commonjs(),
  ],
});
