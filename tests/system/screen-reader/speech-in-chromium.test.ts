import { launchChromium } from './browsers.ts';
import { testSpeech } from './speech.ts';

testSpeech(launchChromium);
