interface Block {
  id: number
  identifier: string
  title: string
  content: string
  /** What a phone gets instead. */
  mobile?: string
  active?: boolean
}

/** The merchant's content: some plain, one with a widget's marker in it, one switched off, one careless. */
export const blocks: Block[] = [
  {
    id: 11,
    identifier: 'home-promo',
    title: 'Home promotion',
    content:
      '<h2>Made for you, by hand</h2><p>Every name, every stone: finished at one bench in our workshop. ' +
      '<a href="/name-necklace.html">See the name necklace</a></p>',
    mobile: '<h2>Made for you</h2><p><a href="/name-necklace.html">See the name necklace</a></p>',
  },
  {
    id: 12,
    identifier: 'checkout_footer',
    title: 'Below the checkout',
    content: '<ul><li>Thirty days to return</li><li>Insured on the way</li><li>Repairs for life</li></ul>',
  },
  {
    id: 13,
    identifier: 'with-widget',
    title: 'A block with a widget',
    content: '<p>Offers for your cart:</p><div data-widget="special-offers" data-free="0"></div>',
  },
  {
    id: 16,
    identifier: 'care-note',
    title: 'Below the care guide',
    content:
      '<h2>From the bench</h2><p><img src="/media/catalog/product/pearl-earrings.svg" width="320" height="320" alt="Pearl earrings"></p>' +
      '<ul><li>Last on, first off: scent and cream before pearls.</li><li>A soft cloth, never paper.</li></ul>',
  },
  {
    id: 17,
    identifier: 'shipping-note',
    title: 'Below the shipping page',
    content:
      '<h2>At a glance</h2><table><tbody><tr><th scope="row">Standard</th><td>5–9 days</td></tr>' +
      '<tr><th scope="row">Express</th><td>2–4 days</td></tr><tr><th scope="row">3-Day</th><td>3 days</td></tr></tbody></table>' +
      '<p>Questions? <a href="mailto:help@example.com">Write to us</a>, or read our <a href="https://www.example.com/" target="_blank">letter</a>.</p>',
  },
  { id: 14, identifier: 'retired', title: 'Retired', content: '<p>Gone</p>', active: false },
  {
    id: 15,
    identifier: 'careless',
    title: 'Pasted from somewhere',
    content:
      '<p onclick="alert(1)">Care <b>instructions</b></p><img src="x" onerror="alert(2)" alt=""><script>alert(3)</script>',
  },
]
