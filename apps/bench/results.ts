import type { BundleSize } from './bundle-size.ts';
import type { FirstPaint } from './first-paint.ts';
import type { InteractionCost } from './interaction-cost.ts';
import type { RelayCost } from './relay-cost.ts';
import type { StreamingCost } from './streaming-cost.ts';
import type { WidgetCost } from './widget-cost.ts';

/** What a run has measured; a part that was not asked for, or that failed, is missing. */
export interface Results {
  bundles?: BundleSize[];
  /** In bytes, gzipped. */
  stylesheet?: number;
  /** In bytes of script, gzipped. */
  firstLoad?: { demo: number; bare: number };
  /** Of the demo on a slow phone. */
  firstPaints?: FirstPaint[];
  streaming?: StreamingCost[];
  /** A recipe of 1,000 tokens, 50 a second. */
  widget?: WidgetCost;
  /** One paragraph of the longest text that is formatted, 100 tokens a second. */
  paragraph?: WidgetCost;
  interactions?: InteractionCost[];
  relays?: RelayCost[];
}
