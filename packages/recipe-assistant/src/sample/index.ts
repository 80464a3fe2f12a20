export { createSampleClient } from './sample-client.ts';
export type { SampleClientOptions } from './sample-client.ts';
