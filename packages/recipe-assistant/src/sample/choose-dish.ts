import { type Dish, DISHES } from './cookbook.ts';
import { plain, singular } from './dictionary.ts';
import { DishFoods, listed } from './dish-foods.ts';
import type { Food } from './read-food.ts';
import { toMinutes, type Wishes } from './wishes.ts';

/** Kinds that name a dish, the most telling first. */
const LEADS = (
  'slow joint whole bird meat mince sausage fish prawn tofu dried egg tuna lentil beans ham bacon fruit ' +
  'veg root potato leaf salad tomato tin pea onion cheese soft nut choc dryfruit herb oats warm garlic sweet cocoa'
).split(' ');

/** A dish has at most one kind of each list. */
const RIVALS = [
  'slow joint whole bird meat mince sausage fish prawn'.split(' '),
  'pasta noodle rice grain cooked'.split(' '),
];

/** The kinds that weigh most and least when dishes are compared. */
const MAIN = [...RIVALS[0]!, 'tofu', 'dried'];
const SEASONING = 'oil salt pepper spice warm herb stock bay sharp sauce soy'.split(' ');

/**
 * Prefers new dishes, then those quick enough, then those that use the most ingredients; undefined if
 * nothing can be made.
 */
export function chooseDish(foods: readonly Food[], wishes: Wishes): Choice | undefined {
  const usable = foods.filter(isFirst);
  const choices = DISHES.flatMap((dish) => tryDish(dish, usable, wishes) ?? []);
  const rank = ({ isSlow, title, used }: Choice) =>
    wishes.notAgain.lastIndexOf(plain(title)) * 10_000 +
    (isSlow ? 1000 : 0) -
    used.reduce((sum, { kind }) => sum + weigh(kind), 0);
  const least = Math.min(...choices.map(rank));
  return choices.find((choice) => rank(choice) === least);
}

/** One dish with these foods; undefined if it lacks something it needs. */
function tryDish(dish: Dish, foods: readonly Food[], wishes: Wishes) {
  const dishFoods = new DishFoods(foods, dish, wishes);
  if (dish.needs.some((need) => dishFoods.find(need).length === 0)) return undefined;
  const isSlow = (toMinutes(dish.time) ?? 0) > wishes.minutes;
  const steps = dish.steps.map((step) => dishFoods.fill(step)).filter(Boolean);
  const used = foods.filter((food) => dishFoods.used.has(food));
  return { dishFoods, dish, isSlow, steps, used, title: toTitle(dish, used) };
}

/** `Leek and potato soup`. */
function toTitle({ title, needs }: Dish, used: readonly Food[]): string {
  const names = (kinds: readonly string[]) => [
    ...new Set(
      kinds
        .flatMap((kind) => used.filter((food) => food.kind === kind))
        .map(({ name }) => name.replace(/^(?:canned|chopped|cooked|leftover|tinned|whole) /u, '')),
    ),
  ];
  // A frittata always has eggs.
  const leads = LEADS.filter((kind) => !/egg|potato/u.test(kind) || kind !== needs[0]);
  const whole = title.replace(/\{(=?)(.*?)\}/gu, (_blank, plural: string, blank: string) => {
    // No salad salad.
    const others = names(leads)
      .map(singular)
      .filter((name) => !title.includes(name));
    if (blank === 'lead') return listed(others.slice(0, 2));
    const [name = ''] = names(blank.split(' '));
    return plural ? name : singular(name);
  });
  const words = whole.replace(/ +/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether no rival precedes it. */
function isFirst({ kind }: Food, index: number, foods: readonly Food[]): boolean {
  const rivals = RIVALS.find((kinds) => kinds.includes(kind)) ?? [];
  return !foods.slice(0, index).some((food) => rivals.includes(food.kind));
}

function weigh(kind: string): number {
  if (MAIN.includes(kind)) return 5;
  return SEASONING.includes(kind) ? 0.25 : 1;
}

type Choice = NonNullable<ReturnType<typeof tryDish>>;
