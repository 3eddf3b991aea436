import { useStore } from '@nanostores/react'
import { num } from '../../../domain/money/money'
import { POINTS_PER_UNIT, pointsValue } from '../../../domain/promotions/points'
import { $earned, $rewardPoints } from '../../../state/discounts/balances'
import { $settings } from '../../../state/page/config'
import { $currencyRate, $money } from '../../../state/page/context'
import { Modal } from '../../Modal'
import { useDiscountText } from '../text'
import { useNumberFormat } from '../useNumberFormat'
import { usePoints } from './usePoints'

/** What points are and what the customer's are worth, by the shop's own valuation (§9). */
export function PointsInfo({ onClose }: { onClose(): void }) {
  const text = useDiscountText()
  const money = useStore($money)
  const number = useNumberFormat()
  const pointsOf = usePoints()
  const points = useStore($rewardPoints)
  const earned = useStore($earned)
  const perUnit = num(useStore($settings)?.reward_points_per_unit) || POINTS_PER_UNIT
  const currencyRate = useStore($currencyRate)
  if (!points) return null
  const unitValue = money(pointsValue(perUnit, points, perUnit, currencyRate))
  return (
    <Modal title={text('points.about')} onClose={onClose}>
      <div className="bzl-discounts__about">
        <p>{text('points.about.rate', { ...pointsOf(perUnit), amount: unitValue })}</p>
        <p>{text('points.about.balance', { ...pointsOf(points.balance), amount: money(points.amount) })}</p>
        {earned && <p>{text('points.about.earn', pointsOf(earned.points))}</p>}
        {earned?.multiplier && (
          <p>{text('points.about.multiplier', { multiplier: number(earned.multiplier) })}</p>
        )}
      </div>
    </Modal>
  )
}
