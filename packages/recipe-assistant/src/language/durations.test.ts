import { expect, test } from 'vitest';
import { findDurations } from './durations.ts';
import type { Language } from './names/languages.ts';

const HOUR = 3600;

test.each<[Language, string, string, number]>([
  ['en', 'Cook for 10 to 15 minutes.', '10 to 15 minutes', 600],
  ['en', 'Bake for 1:15 hours.', '1:15 hours', 1.25 * HOUR],
  ['en', 'Bake for 1:15-1:30 hours.', '1:15-1:30 hours', 1.25 * HOUR],
  ['en', 'Simmer for 2:30 min.', '2:30 min', 150],
  ['en', 'Roast for two and a half hours.', 'two and a half hours', 2.5 * HOUR],
  ['en', 'Rest for an hour and a half.', 'an hour and a half', 1.5 * HOUR],
  ['en', 'Rest for forty-five minutes.', 'forty-five minutes', 45 * 60],
  ['en', 'Rest for a quarter of an hour.', 'a quarter of an hour', HOUR / 4],
  ['en', 'Roast for three quarters of an hour.', 'three quarters of an hour', 0.75 * HOUR],
  ['en', 'Chill for a minimum of an hour.', 'an hour', HOUR],
  ['en', 'Microwave for 1m 30s.', '1m 30s', 90],
  ['en', 'Steam for 1 hr. 20 min.', '1 hr. 20 min', 80 * 60],
  [
    'en',
    'Bake 1 hour 15 minutes to 1 hour 30 minutes.',
    '1 hour 15 minutes to 1 hour 30 minutes',
    75 * 60,
  ],
  ['en', 'Bake for 45 minutes to 1 hour.', '45 minutes to 1 hour', 45 * 60],
  ['es', 'Cocina 1 hora y media.', '1 hora y media', 1.5 * HOUR],
  ['es', 'Asa 2 horas y cuarto.', '2 horas y cuarto', 2.25 * HOUR],
  ['es', 'Hornea cuarenta y cinco minutos.', 'cuarenta y cinco minutos', 45 * 60],
  ['fr', 'Laissez reposer une demi-heure.', 'demi-heure', HOUR / 2],
  ['fr', 'Laissez cuire une heure et demie.', 'une heure et demie', 1.5 * HOUR],
  ['fr', "Laissez reposer un quart d'heure.", "un quart d'heure", HOUR / 4],
  ['fr', 'Laissez mijoter 1h30.', '1h30', 1.5 * HOUR],
  ['fr', 'Faites bouillir 2 min 30.', '2 min 30', 150],
  ['de', 'Eine halbe Stunde ruhen lassen.', 'halbe Stunde', HOUR / 2],
  ['de', 'Anderthalb Stunden schmoren.', 'Anderthalb Stunden', 1.5 * HOUR],
  ['de', '1 Std. 30 Min. garen.', '1 Std. 30 Min', 1.5 * HOUR],
  ['it', 'Lasciare riposare mezz’ora.', 'mezz’ora', HOUR / 2],
  ['it', 'Cuocere 1 ora e mezza.', '1 ora e mezza', 1.5 * HOUR],
  ['it', "Arrostire per un quarto d'ora.", "un quarto d'ora", HOUR / 4],
  ['it', 'Cuocere dai 10 ai 15 minuti.', '10 ai 15 minuti', 600],
  ['pt', 'Cozinhe por uma hora e meia.', 'uma hora e meia', 1.5 * HOUR],
  ['pt', 'Asse por vinte minutos.', 'vinte minutos', 1200],
  ['pl', 'Gotuj 10 do 15 minut.', '10 do 15 minut', 600],
  ['pl', 'Gotuj 1 godzinę i 30 minut.', '1 godzinę i 30 minut', 1.5 * HOUR],
  ['pl', 'Gotuj dwie i pół godziny.', 'dwie i pół godziny', 2.5 * HOUR],
  ['pl', 'Piecz półtorej godziny.', 'półtorej godziny', 1.5 * HOUR],
  ['tr', '10 ila 15 dakika pişirin.', '10 ila 15 dakika', 600],
  ['tr', '1 saat ve 30 dakika pişirin.', '1 saat ve 30 dakika', 1.5 * HOUR],
  ['tr', 'Yarım saat dinlendirin.', 'Yarım saat', HOUR / 2],
  ['tr', 'İki buçuk saat pişirin.', 'İki buçuk saat', 2.5 * HOUR],
  ['tr', '2 saat buçuk pişirin.', '2 saat buçuk', 2.5 * HOUR],
  ['ar', 'اطبخي لمدة ساعة و30 دقيقة.', 'لمدة ساعة و30 دقيقة', 1.5 * HOUR],
  ['ar', 'اطبخي لمدة ساعة ونصف.', 'لمدة ساعة ونصف', 1.5 * HOUR],
  ['ar', 'اخبزي لمدة ساعة إلا ربع.', 'لمدة ساعة إلا ربع', 0.75 * HOUR],
  ['ar', 'اطبخي لمدة عشرين دقيقة.', 'عشرين دقيقة', 1200],
  ['ar', 'اطبخي لمدة ١٠ إلى ١٥ دقيقة.', '١٠ إلى ١٥ دقيقة', 600],
  ['hi', '1 घंटा और 30 मिनट पकाएं।', '1 घंटा और 30 मिनट', 1.5 * HOUR],
  ['hi', 'डेढ़ घंटे पकाएं।', 'डेढ़ घंटे', 1.5 * HOUR],
  ['hi', '10 से 15 मिनट पकाएं।', '10 से 15 मिनट', 600],
  ['ja', '1時間半煮る。', '1時間半', 1.5 * HOUR],
  ['ja', '三十分煮る。', '三十分', 1800],
  ['ko', '10분에서 15분 끓인다.', '10분에서 15분', 600],
  ['ko', '1시간 반 끓인다.', '1시간 반', 1.5 * HOUR],
  ['ko', '1시간 반죽을 쉬게 한다.', '1시간', HOUR],
  ['zh', '煮一个半小时。', '一个半小时', 1.5 * HOUR],
  ['zh', '煮三个半小时。', '三个半小时', 3.5 * HOUR],
])('in %s "%s" has one duration, which a range begins', (language, step, words, seconds) => {
  const found = findDurations(step, language);
  expect(found.map(({ start, end }) => [step.slice(start, end), found[0]!.seconds])).toEqual([
    [words, seconds],
  ]);
});

test.each<[Language, string, number[]]>([
  ['en', 'Melt for 2 minutes in 30-second bursts.', [120, 30]],
  ['en', 'Boil 1 hour, then 30 minutes more.', [HOUR, HOUR / 2]],
  ['en', 'Roast it for 20 minutes per pound.', []],
  ['en', 'Steam 45 seconds.', [45]],
  ['en', 'Bake at 180 °C until golden.', []],
  ['en', 'Leave overnight, or for 2 days.', []],
  ['en', 'Serve it at 12:30.', []],
  ['en', 'Pipe it with a 1M tip.', []],
  ['en', 'Mix sugar and water 1:10.', []],
  ['ar', 'اطبخي لمدة ساعتين.', []],
  ['ja', 'パンを半分に切る。', []],
  ['zh', '煮5分钟。', [300]],
])('in %s "%s" has the durations %j', (language, step, seconds) => {
  expect(findDurations(step, language).map((duration) => duration.seconds)).toEqual(seconds);
});
