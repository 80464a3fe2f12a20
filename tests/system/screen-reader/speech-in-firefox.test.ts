import { launchFirefox } from './browsers.ts';
import { testSpeech } from './speech.ts';

testSpeech(launchFirefox);
