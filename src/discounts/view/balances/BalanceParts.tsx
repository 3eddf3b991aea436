import { useState, useRef, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { offersRewardPoints, offersStoreCredit } from '../../rules/discounts.ts'
import {
  $areBalancesKnown,
  $creditUsed,
  $earned,
  $pointsUsed,
  $rewardPoints,
  $storeCredit,
  applyRewardPoints,
  applyStoreCredit,
} from '../../state/balances.ts'
import { $money } from '#storefront/state/context.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { PrimePart } from '../PrimePart.tsx'
import { useDiscountText, useDiscount } from '../useDiscount.ts'
import { useNumberFormat, usePoints } from './usePoints.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { importPart } from '#dom/import-part.ts'
import { Checkbox } from '#ui/Choice.tsx'
import { Notice } from '#ui/Notice.tsx'
import { usePageId } from '#ui/usePageId.ts'

interface Props {
  label: string
  note: ReactNode
  /** The server's state. */
  isOn: boolean
  error?: string
  onChange(isOn: boolean): Promise<void>
}

/** A switch that shows the shopper's choice while the request runs, then the server's state. */
function Switch({ label, note, isOn, error, onChange }: Props) {
  const id = usePageId()
  const [pending, setPending] = useState<boolean | undefined>()
  const newest = useRef<object>(undefined)
  const handleChange = async (value: boolean) => {
    const own = (newest.current = {})
    setPending(value)
    await onChange(value)
    if (newest.current === own) setPending(undefined)
  }
  return (
    <div aria-busy={pending !== undefined}>
      <Checkbox
        role="switch"
        label={label}
        note={note}
        checked={pending ?? isOn}
        aria-describedby={error ? id : undefined}
        onChange={(event) => void handleChange(event.currentTarget.checked)}
      />
      {error && (
        <div id={id}>
          <Notice type="error">{error}</Notice>
        </div>
      )}
    </div>
  )
}

const PointsInfo = lazyWidgetPart(
  async () => (await importPart(() => import('./PointsInfo.tsx'))).PointsInfo,
  {
    fallback: skeletonOrRetry(0),
  },
)

/** The parts besides codes that reduce the total of a customer's cart. */
export function CustomerParts() {
  // The membership stands below them, and they come late.
  const areBalancesKnown = useStore($areBalancesKnown)
  return (
    <>
      <CreditPart />
      <PointsPart />
      {areBalancesKnown && <PrimePart />}
    </>
  )
}

/** Store credit, for customers who have some (rule: credit-and-points). */
function CreditPart() {
  const text = useDiscountText()
  const money = useStore($money)
  const credit = useStore($storeCredit)
  const used = useStore($creditUsed)
  const isLoggedIn = useStore($isLoggedIn) === true
  const { error } = useDiscount('store_credit')
  const balance = credit?.balance ?? 0
  if (!offersStoreCredit({ isLoggedIn, balance, applied: used > 0 })) return null
  const rest = money(Math.max(0, balance - used))
  const note = used
    ? text('credit.used', { amount: money(used), rest })
    : text('credit.note', { amount: money(balance) })
  return (
    <Switch
      label={text('credit.label')}
      note={credit && note}
      isOn={used > 0}
      error={error}
      onChange={applyStoreCredit}
    />
  )
}

/** Reward points, for customers with a cart that is shipped (rule: credit-and-points), and what this order earns. */
function PointsPart() {
  const text = useDiscountText()
  const earned = useStore($earned)
  const points = useStore($rewardPoints)
  const number = useNumberFormat()
  const pointsOf = usePoints()
  const [isOpen, setOpen] = useState(false)
  if (!points) return <SpendPoints />
  return (
    <>
      <SpendPoints />
      {earned && (
        <p className="bzl-discounts__earn">
          <ChangingText>{text('earn', pointsOf(earned.points))}</ChangingText>
          {earned.multiplier && (
            <ChangingText className="bzl-tag">
              {text('earn.multiplier', { multiplier: number(earned.multiplier) })}
            </ChangingText>
          )}
        </p>
      )}
      <button type="button" className="bzl-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('points.about')}
      </button>
      {isOpen && <PointsInfo onClose={() => setOpen(false)} />}
    </>
  )
}

function SpendPoints() {
  const text = useDiscountText()
  const money = useStore($money)
  const pointsOf = usePoints()
  const points = useStore($rewardPoints)
  const used = useStore($pointsUsed)
  const isVirtual = useStore($isVirtualCart)
  const isLoggedIn = useStore($isLoggedIn) === true
  const { error } = useDiscount('reward_points')
  const balance = points?.canSpend ? points.balance : 0
  if (!offersRewardPoints({ isLoggedIn, balance, applied: used > 0 }, isVirtual)) return null
  if (points && points.minBalance > 0 && !used)
    return <p className="bzl-discounts__note">{text('points.minimum', pointsOf(points.minBalance))}</p>
  const note =
    points &&
    (used
      ? text('points.used', { amount: money(used), rest: money(Math.max(0, points.amount - used)) })
      : text('points.note', { ...pointsOf(points.balance), amount: money(points.amount) }))
  return (
    <Switch
      label={text('points.label')}
      note={note}
      isOn={used > 0}
      error={error}
      onChange={applyRewardPoints}
    />
  )
}
