// Without the style sheet, which Rollup takes from no script: the page links it.
import { openKitchen } from './kitchen.js';

openKitchen();
