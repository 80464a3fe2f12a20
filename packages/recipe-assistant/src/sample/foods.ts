import { EXTRAS, MAINS, OTHERS } from './food-table.ts';

const TABLE = { ...MAINS, ...OTHERS, ...EXTRAS };

export const KINDS = Object.keys(TABLE) as Kind[];

export const RAW: readonly Kind[] = ['stewing meat', 'meat', 'fish'];

export const FOODS: readonly Food[] = KINDS.flatMap((kind) => {
  const rows = TABLE[kind].trim().split('\n');
  return rows.flatMap((row) => {
    const [amount = '', minutes, cut = '', names = ''] = row.split('|').map((cell) => cell.trim());
    const [count, unit = ''] = amount.split(' ');
    const food = { kind, amount: Number(count), unit, minutes: Number(minutes), cut };
    return names.split(', ').map((name) => ({ ...food, name }));
  });
});

/** How much it counts that a dish uses a food. */
export function weigh(kind: Kind): number {
  if (kind in MAINS) return 5;
  return kind in EXTRAS ? 0.25 : 1;
}

export type Kind = keyof typeof TABLE;

export interface Food {
  kind: Kind;
  amount: number;
  /** `g`, `ml`, `tin`, `tbsp` and so on; none where it is counted. */
  unit: string;
  minutes: number;
  cut: string;
  name: string;
  isFrozen?: boolean;
}
