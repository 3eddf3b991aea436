import { useStore } from '@nanostores/react'
import { num } from '#lib/money/money.ts'
import { POINTS_PER_UNIT, pointsValue } from '../../rules/balances.ts'
import { $earned, $rewardPoints } from '../../state/balances.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currencyRate, $money } from '#storefront/state/context.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useDiscountText } from '../useDiscount.ts'
import { useNumberFormat, usePoints } from './usePoints.ts'

/** Explains points, and what the customer's points are worth by the shop's own valuation (rule: reward-points). */
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
        <p>
          <ChangingText>
            {text('points.about.balance', { ...pointsOf(points.balance), amount: money(points.amount) })}
          </ChangingText>
        </p>
        {earned && (
          <p>
            <ChangingText>{text('points.about.earn', pointsOf(earned.points))}</ChangingText>
          </p>
        )}
        {earned?.multiplier && (
          <p key={earned.multiplier}>
            {text('points.about.multiplier', { multiplier: number(earned.multiplier) })}
          </p>
        )}
      </div>
    </Modal>
  )
}
