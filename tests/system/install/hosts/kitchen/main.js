import 'recipe-assistant/styles.css';
import { openKitchen } from './kitchen.js';

openKitchen();
