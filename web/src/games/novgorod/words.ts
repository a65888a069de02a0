/** Novgorod's components in words, for tooltips, zoomed cards and screen readers. */

import { printed } from '../../client/edition.svelte'
import { nameOf, t } from '../../client/words.svelte'
import { linesOf, type Need, recipe, type SeatView } from './pieces'

const name = (slug: string, amount = 1): string => nameOf('novgorod', slug, amount)
const list = (slugs: string[]): string => slugs.map((slug) => name(slug)).join(' + ')

export function needWords(need: Need, ducats = 0): string {
  return [
    ducats ? `${ducats} ${name('ducat', ducats)}` : '', list([...need.goods, ...(need.luxury ? [need.luxury] : [])]),
    need.commodities ? t('ng-commodities', { count: need.commodities }) : '', need.luxuries ? t('ng-luxuries', { count: need.luxuries }) : '',
  ].filter(Boolean).join(', ')
}

export function careerWords(career: NonNullable<SeatView['career']>): string {
  const visible = career.privileges.map((privilege) => name(privilege)).join(', ')
  return [career.top ? t('ng-career-top') : t('ng-career-next', { need: needWords(career.need, career.ducats) }), t('ng-career-seals', { seals: career.seals }), t('ng-career-privileges', { privileges: visible }), career.x ? t('ng-career-x') : ''].filter(Boolean).join(' ')
}

export function missionWords(mission: string): string[] {
  const [upper = [], lower = []] = linesOf(mission)
  return [t('ng-mission-upper', { goods: list(upper) }), lower.length ? t('ng-mission-lower', { goods: list(lower) }) : '', t('ng-mission-both')].filter(Boolean)
}

export function luxuryWords(luxury: string): string {
  const goods = recipe(luxury)
  return goods.length ? t('ng-luxury', { luxury: name(luxury), goods: list(goods).replaceAll(' + ', ', ') }) : ''
}

export function bonusWords(bonus: string): string {
  const fact = printed('novgorod', 'bonus', bonus)
  return bonus === 'variety' ? t('ng-bonus-variety') : t(`ng-bonus-${bonus}`, { needed: Number(fact?.needed ?? 0), high: Number(fact?.high ?? 0), low: Number(fact?.low ?? 0) })
}
