/** Norsemen's components in words, for tooltips, zoomed cards and screen readers. */

import { printed } from '../../client/edition.svelte'
import { capital, nameOf, t } from '../../client/words.svelte'
import { type Bonus, cardFace, incomeFace, thingFace } from './faces'

const name = (slug: string, amount = 1): string => nameOf('norsemen', slug, amount)

/** `2 × wood, 1 × food` */
export function iconWords(icons: string[]): string {
  const counts = new Map<string, number>()
  for (const icon of icons) counts.set(icon, (counts.get(icon) ?? 0) + 1)
  return [...counts].map(([icon, count]) => `${count} × ${name(icon)}`).join(', ')
}

const coins = (amount: number): string => t('nm-coins', { amount })
const points = (amount: number): string => t('nm-points', { amount })

export function bonusWords(bonus: Bonus): string {
  const what = bonus.kind === 'coins' ? coins(bonus.amount) : bonus.kind === 'vp' ? points(bonus.amount) : t(`nm-do-${bonus.kind}`)
  const each = bonus.per.length === 2 ? t('nm-each-pair', { first: name(bonus.per[0] ?? ''), second: name(bonus.per[1] ?? '') }) : bonus.per.length ? t('nm-each', { what: bonus.per[0] === 'card3' ? t('nm-card3') : name(bonus.per[0] ?? '') }) : ''
  return [bonus.pay ? t('nm-pay', { amount: bonus.pay }) : '', what, each].filter(Boolean).join(' ')
}

export function cardWords(slug: string): string[] {
  const face = cardFace(slug)
  if (!face) return []
  return [
    t('nm-card-icons', { icons: iconWords(face.icons) }),
    face.corner.length ? t('nm-card-corner', { icons: iconWords(face.corner) }) : '',
    face.damage ? t('nm-card-damage', { damage: face.damage }) : '',
    face.bonus ? t('nm-card-bonus', { bonus: bonusWords(face.bonus) }) : '',
    face.vp ? t('nm-card-vp', { points: points(face.vp) }) : '',
  ].filter(Boolean)
}

export function thingWords(territory: string): string {
  const thing = thingFace(territory)
  if (!thing) return ''
  const asks = [thing.need.length ? iconWords(thing.need) : '', thing.price ? coins(thing.price) : ''].filter(Boolean).join(', ')
  const gives = [thing.coins ? coins(thing.coins) : '', thing.vp ? points(thing.vp) : '', thing.effect ? t(`nm-effect-${thing.effect}`, { ladder: thing.ladder ? name(thing.ladder) : '' }) : ''].filter(Boolean).join(', ')
  return asks ? t('nm-thing', { asks, gives }) : t('nm-thing-free', { gives })
}

export function incomeWords(territory: string): string {
  const income = incomeFace(territory)
  if (!income) return ''
  const parts = [
    income.coins ? coins(income.coins) : '', income.vp ? points(income.vp) : '',
    income.per.length ? t('nm-income-per', { icons: iconWords(income.per) }) : '',
    income.if.length ? t('nm-income-if', { icons: iconWords(income.if), gain: income.ifCoins ? coins(income.ifCoins) : points(income.ifVp) }) : '',
    income.lore ? t('nm-income-lore', { lore: name(income.lore) }) : '', income.vpPer ? t('nm-income-vp-per', { per: t(`nm-per-${income.vpPer}`) }) : '',
    income.ports ? t('nm-income-ports') : '', income.keep ? t('nm-income-keep') : '', income.trade ? t('nm-income-trade') : '',
  ]
  return t('nm-income', { gives: parts.filter(Boolean).join(', ') })
}

export function landWords(territory: string): string {
  return [capital(name(territory)) + '.', thingWords(territory), incomeWords(territory)].filter(Boolean).join(' ')
}

export function leaderWords(leader: string): string {
  const ability = printed('norsemen', 'leaders', leader)?.ability
  return ability ? t(`nm-ability-${String(ability)}`) : ''
}
