import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';
import '@fontsource-variable/figtree/wght.css';

addons.setConfig({ theme });
