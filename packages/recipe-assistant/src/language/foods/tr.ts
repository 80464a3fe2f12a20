import type { Foods } from './foods.ts';

export const tr: Foods = {
  small:
    'bir iki üç dört büyük orta küçük boy boyda yarım az biraz için göre isteğe bağlı ile birkaç kadar yaklaşık arzuya üzeri aldığı dolusu tepeleme silme',
  and: 've veya ya',
  all: 'tüm bütün',
  ingredients: 'malzeme',
  except: 'hariç dışında',
  water: 'su',
  otherWater: 'tuzlu ılık soğuk sıcak kaynar bol kaynayan içme haşlama az üzerine fazla',
  like: '-miş -mış -muş -müş taze kuru yeşil kırmızı beyaz siyah sarı sıcak soğuk sıvı pul toz iri ince rendesi tane çiğ olgun tatlı acı',
  made: 'yağı unu salçası sütü sirkesi nişastası',
  vague: 'suyu sosu tozu baharatı kreması',
  dish: 'çorbası harcı karışımı hamuru salatası yemeği köftesi tavası püresi',
  also: 'et=kıyma kuşbaşı, tereyağı=yağ, ayçiçek=sıvı, salça=salçası, tuzlayın=tuz, balık=levrek somon hamsi, makarna=spagetti erişte, peynir=kaşar beyaz lor mozzarella, biber=karabiber, yağ=zeytinyağı tereyağı',
  endings:
    'lari leri lar ler i u yi yu ni nu si su in un nin nun e a ye ya ne na de da te ta den dan ten tan nde nda nden ndan le la yle yla gi>k gu>k ga>k ge>k gin>k gun>k da>t de>t du>t di>t dun>t din>t bi>p bu>p ci>c cu>c',
  shapes: 'böl şekil',
  finish: 'üzeri süsle servis',
  isPurposeFirst: true,
};
