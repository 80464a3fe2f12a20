import { expect, test } from 'vitest';
import type { Language } from '../language/names/languages.ts';
import { readMinutes, readServings } from './facts.ts';

const ALL = { prep: 10, cook: 30, total: 40 };

test.each<[Language, string]>([
  ['en', 'Prep: 10 min | Cook: 30 min | Total: 40 min'],
  ['en', 'Active time: 10 minutes, Baking time: 30 minutes, Overall time: 40 minutes'],
  ['en', 'Hands-on time: 10 min · Bake: 30 min · Total time: 40 min'],
  ['es', 'Preparación: 10 min | Cocción: 30 min | Total: 40 min'],
  ['es', 'Tiempo activo: 10 minutos · Tiempo de horneado: 30 minutos · Duración: 40 minutos'],
  ['es', 'Preparación: 10 min, horneado: 30 min, tiempo total de preparación: 40 min'],
  ['fr', 'Préparation : 10 min | Cuisson : 30 min | Durée totale : 40 min'],
  ['fr', 'Temps de travail : 10 min – Temps au four : 30 min – Total : 40 min'],
  ['fr', 'Préparation : 10 min • Cuisson : 30 min • Temps total de préparation : 40 min'],
  ['de', 'Vorbereitung: 10 Min. | Garzeit: 30 Min. | Gesamt: 40 Min.'],
  ['de', 'Zubereitung: 10 Minuten – Backen: 30 Minuten – Zeit gesamt: 40 Minuten'],
  ['de', 'Arbeitszeit: 10 Min. · Koch-/Backzeit: 30 Min. · Insgesamt: 40 Min.'],
  ['de', 'Aktive Zeit: 10 Min. — Ofenzeit: 30 Min. — Gesamtdauer: 40 Min.'],
  ['it', 'Preparazione: 10 min | Cottura: 30 min | Tempo totale: 40 min'],
  ['it', 'Tempo attivo: 10 minuti · Tempo in forno: 30 minuti · Totale: 40 minuti'],
  ['it', 'Preparazione: 10 min, cottura: 30 min, durata totale: 40 min'],
  ['pt', 'Preparo: 10 min | Cozimento: 30 min | Total: 40 min'],
  ['pt', 'Preparação: 10 min · Cozedura: 30 min · Duração: 40 min'],
  [
    'pt',
    'Tempo ativo: 10 minutos · Tempo de forno: 30 minutos · Tempo total de preparo: 40 minutos',
  ],
  ['pl', 'Przygotowanie: 10 min | Gotowanie: 30 min | Łącznie: 40 min'],
  ['pl', 'Czas pracy: 10 minut · Pieczenie: 30 minut · Razem: 40 minut'],
  ['pl', 'Czas przygotowania: 10 min, czas duszenia: 30 min, czas całkowity: 40 min'],
  ['tr', 'Hazırlık: 10 dk | Pişirme: 30 dk | Toplam: 40 dk'],
  ['tr', 'Hazırlama: 10 dakika · Fırınlama süresi: 30 dakika · Toplam zaman: 40 dakika'],
  ['ar', 'التحضير: 10 دقائق | الطهي: 30 دقيقة | المجموع: 40 دقيقة'],
  ['ar', 'وقت الإعداد: 10 دقائق · وقت الخبز: 30 دقيقة · المدة الإجمالية: 40 دقيقة'],
  ['hi', 'तैयारी: 10 मिनट | पकाना: 30 मिनट | कुल: 40 मिनट'],
  ['hi', 'तैयारी का समय: 10 मिनट · खाना पकाने का समय: 30 मिनट · कुल समय: 40 मिनट'],
  ['ja', '準備時間：10分｜調理時間：30分｜総時間：40分'],
  ['ja', '下準備：10分・焼き時間：30分・合計：40分'],
  ['ko', '준비 시간: 10분 / 조리 시간: 30분 / 총 시간: 40분'],
  ['ko', '준비: 10분 · 굽는 시간: 30분 · 총 소요 시간: 40분'],
  ['zh', '准备时间：10分钟 | 烹饪时间：30分钟 | 总用时：40分钟'],
  ['zh', '備料時間：10分鐘｜烹調時間：30分鐘｜總用時：40分鐘'],
  ['zh', '准备：10分钟；烹饪：30分钟；总计：40分钟'],
])('in %s "%s" states all three times', (language, line) => {
  expect(readMinutes(line, language)).toEqual(ALL);
});

test.each<[Language, string]>([
  ['en', '⏱️ Prep: 10 min 🍳 Cook: 30 min ⏳ Total: 40 min'],
  ['en', '⏱ Prep 10 min · 🍳 Cook 30 min · ⏳ Total 40 min'],
  ['en', 'Difficulty: easy / Prep: 10 min / Cook: 30 min / Total: 40 min'],
  ['en', 'Prep: ~10 min, Cook: approx. 30 min, Total: about 40 min'],
  ['en', 'Prep time — 10 min — Cook time — 30 min — Total time — 40 min'],
  ['en', 'Prep: 10 min Cook: 30 min Total: 40 min'],
  ['de', '🔪 Vorbereitung: ca. 10 Min. • 🔥 Garzeit: circa 30 Min. • ⏱️ Gesamt: rund 40 Min.'],
  ['fr', 'Préparation : env. 10 min • Cuisson : environ 30 min • Total : ~40 min'],
  ['it', 'Preparazione: ca. 10 min • Cottura: circa 30 min • Totale: circa 40 min'],
  ['ja', '⏱準備：約10分 🔥加熱：約30分 🕒合計：約40分'],
  ['ko', '준비: 약 10분 • 조리: 약 30분 • 합계: 약 40분'],
  ['zh', '准备：约10分钟 • 烹饪：大约30分钟 • 全程：约40分钟'],
  ['ar', '⏱️ التحضير: حوالي 10 دقائق • الطهي: نحو 30 دقيقة • الإجمالي: قرابة 40 دقيقة'],
])('in %s pictures, other signs and "about" stand beside the times of "%s"', (language, line) => {
  expect(readMinutes(line, language)).toEqual(ALL);
});

test.each<[Language, string, object]>([
  ['en', 'Chill/cook time: 2 hours', {}],
  ['en', 'Resting time: 2 hours / Cook time: 30 min', { cook: 30 }],
  ['en', 'It takes about 35 minutes from start to finish.', { total: 35 }],
  ['en', 'Dinner in 35 minutes total time.', { total: 35 }],
  ['en', 'Serves 2–3 | 35 minutes', { total: 35 }],
  ['fr', 'Pour 4 personnes · 35 minutes', { total: 35 }],
  ['ja', '2人分|35分', { total: 35 }],
  ['en', '35 minutes', {}],
  ['en', 'Simmer the sauce for 35 minutes.', {}],
  ['es', 'Se hace en 35 minutos en total.', { total: 35 }],
  ['pl', 'Około 35 minut w sumie.', { total: 35 }],
  ['ar', 'الوقت الإجمالي: ساعة و45 دقيقة', { total: 105 }],
  ['ar', 'وقت الطهي: ساعة ونصف', { cook: 90 }],
  ['ar', 'وقت الطهي: ساعة', { cook: 60 }],
])('in %s "%s" states %j', (language, line, minutes) => {
  expect(readMinutes(line, language)).toEqual(minutes);
});

test.each<[Language, string]>([
  ['en', 'Servings: ~4'],
  ['en', '🍽️ Serves: 4'],
  ['en', '👥Servings: 4'],
  ['es', 'Sirve: 4'],
  ['es', 'Número de raciones: 4'],
  ['fr', 'Pour 4 convives'],
  ['de', 'Für 4 Pers.'],
  ['de', 'Portionen: ca. 4'],
  ['it', 'Dosi per: 4 persone'],
  ['pt', 'Rende: 4 porções'],
  ['pl', 'Liczba osób: 4'],
  ['tr', 'Porsiyon sayısı: 4'],
  ['tr', 'Servis: 4 kişilik'],
  ['ar', 'عدد الوجبات: 4'],
  ['ar', 'تكفي: 4 أشخاص'],
  ['hi', 'कितने लोगों के लिए: 4'],
  ['hi', '4 व्यक्तियों के लिए'],
  ['ja', '人数：約4人'],
  ['ja', '🍽分量：4人前'],
  ['ko', '분량: 약 4인분'],
  ['ko', '4인 기준'],
  ['zh', '适合人数：约4人'],
  ['zh', '份數：4'],
])('in %s "%s" is for four', (language, line) => {
  expect(readServings(line, language)).toEqual({ from: 4 });
});
