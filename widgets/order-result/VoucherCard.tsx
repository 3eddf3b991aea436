import { useText } from '#i18n/view/i18n.ts'
import { printPage } from '#dom/browser-dialogs.ts'
import en from '#locales/en/order-result.json'
import type { Voucher } from './fetch-result.ts'

/** Shows the details of a voucher, which the shopper writes down or prints. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const text = useText('order-result', en)
  const rows = [
    ...voucher.account.map(({ part, value }) => [text(`voucher.${part}`), value] as const),
    [text('voucher.entity'), voucher.entity],
    [text('voucher.reference'), voucher.reference],
    [text('voucher.secondReference'), voucher.secondReference],
    [text('voucher.amount'), voucher.amount],
    [text('voucher.expires'), voucher.expires],
  ].filter(([, value]) => value)
  return (
    <div className="bzl-order-result__voucher">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {voucher.instructions && <Link url={voucher.instructions}>{text('voucher.instructions')}</Link>}
      {voucher.link && <Link url={voucher.link}>{text('voucher.open')}</Link>}
      <button type="button" className="bzl-button bzl-button--quiet" onClick={printPage}>
        {text('voucher.print')}
      </button>
    </div>
  )
}

const Link = ({ url, children }: { url: string; children: string }) => (
  <a className="bzl-link" href={url} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
