import type { Foods } from './foods.ts';

export const pt: Foods = {
  small:
    'um uma uns umas o a os as em com para no na nos nas ao à por sem meio meia grande grandes médio média médios médias pequeno pequena pequenos pequenas gosto pouco sopa chá opcional cerca sobremesa bem',
  of: 'de do da dos das d',
  and: 'e ou',
  meanwhile: 'enquanto até quando assim',
  all: 'todos todo',
  ingredients: 'ingrediente',
  except: 'exceto menos',
  water: 'água',
  otherWater:
    'em com na fervente fervendo fria quente morna salgada bastante corrente pouco excesso sob cozimento',
  like: '-ado -ada -ados -adas -ido -ida -idos -idas -mente fresco fresca vermelho vermelha verde branco branca preto preta amarelo doce seco seca maduro madura inteiro inteira cru crua fino fina extra virgem vegetal magro',
  made: 'caldo farinha óleo azeite leite vinagre manteiga água amido fécula vinho',
  vague: 'molho suco sumo creme pó extrato polpa raspa semente massa',
  dish: 'sopa mistura salada bolo torta recheio refogado panela frigideira',
  also: 'salgue=sal, carne=bovina porco frango patinho alcatra, peixe=salmão tilápia bacalhau merluza atum, massa=macarrão espaguete penne, macarrão=massa espaguete penne, queijo=mussarela muçarela parmesão coalho minas, óleo=azeite, camarão=gamba, linguiça=calabresa',
  endings: 'ões>ão ães>ão ais>al éis>el óis>ol ns>m es s',
  shapes: 'divid model enrol form',
  finish: 'decora servi polvilh enfeit untar',
  isHeadFirst: true,
};
