type Translate = (english: string) => string

interface Block {
  id: number
  identifier: string
  title: string
  /** HTML in the language of `translate`. */
  content(translate: Translate): string
  /** HTML for phones, if it differs. */
  mobile?(translate: Translate): string
  active?: boolean
}

/**
 * CMS blocks: plain ones, one with a widget's marker, one switched off, one with unsafe HTML (`careless`), and one as Page
 * Builder writes it.
 */
export const blocks: Block[] = [
  {
    id: 11,
    identifier: 'home-promo',
    title: 'Home promotion',
    content: (translate) =>
      `<h2>${translate('Made for you, by hand')}</h2>` +
      `<p>${translate('Every name, every stone: finished at one bench in our workshop.')} ` +
      `<a href="/name-necklace.html">${translate('See the name necklace')}</a></p>`,
    mobile: (translate) =>
      `<h2>${translate('Made for you, by hand')}</h2>` +
      `<p><a href="/name-necklace.html">${translate('See the name necklace')}</a></p>`,
  },
  {
    id: 12,
    identifier: 'checkout_footer',
    title: 'Below the checkout',
    content: (translate) =>
      `<ul><li>${translate('Thirty days to return')}</li><li>${translate('Insured on the way')}</li>` +
      `<li>${translate('Repairs for life')}</li></ul>`,
  },
  {
    id: 13,
    identifier: 'with-widget',
    title: 'A block with a widget',
    content: (translate) =>
      `<p>${translate('Offers for your cart:')}</p><div data-widget="special-offers" data-free="0"></div>`,
  },
  {
    id: 16,
    identifier: 'care-note',
    title: 'Below the care guide',
    content: (translate) =>
      `<h2>${translate('From the bench')}</h2>` +
      `<p><img src="/media/catalog/product/pearl-earrings.svg" width="320" height="320" alt="${translate('Pearl earrings')}"></p>` +
      `<ul><li>${translate('Last on, first off: scent and cream before pearls.')}</li>` +
      `<li>${translate('A soft cloth, never paper.')}</li></ul>`,
  },
  {
    id: 17,
    identifier: 'shipping-note',
    title: 'Below the shipping page',
    content: (translate) =>
      `<h2>${translate('At a glance')}</h2><table><tbody>` +
      [
        ['Standard', '5–9 days'],
        ['3-Day', '3 business days'],
        ['Express', '1–2 business days'],
      ]
        .map(
          ([name, days]) => `<tr><th scope="row">${translate(name!)}</th><td>${translate(days!)}</td></tr>`,
        )
        .join('') +
      `</tbody></table><p>${translate('Questions?')} <a href="mailto:help@example.com">${translate('Write to us')}</a> · ` +
      `<a href="https://www.example.com/" target="_blank">${translate('Our letter')}</a></p>`,
  },
  {
    id: 18,
    identifier: 'page-builder',
    title: 'Made with Page Builder',
    content: (translate) =>
      '<style>#html-body [data-pb-style=K3D8]{background-color:rgb(244,239,232);padding:24px;display:flex;flex-direction:column;' +
      'position:fixed;inset:0;margin-top:-400px}' +
      '#html-body [data-pb-style=P1A2]{text-align:center;color:rgb(120,60,20)}' +
      '@media only screen and (max-width:768px){#html-body [data-pb-style=K3D8]{padding:8px}}' +
      'h2{letter-spacing:2px}@import url(https://evil.example/x.css);</style>' +
      '<div data-content-type="row" data-appearance="contained" data-element="main">' +
      '<div data-enable-parallax="0" data-element="inner" data-pb-style="K3D8">' +
      `<h2 data-content-type="heading" data-element="main" data-pb-style="P1A2">${translate('From the bench')}</h2>` +
      `<p><a href="#cleaning">${translate('Care instructions')}</a></p>` +
      '<video src="/media/bench.mp4" poster="/media/catalog/product/pearl-earrings.svg" width="320" autoplay></video>' +
      '<video src="https://elsewhere.example/bench.mp4"></video>' +
      '<iframe src="https://player.example/embed/1" width="320" height="180"></iframe>' +
      '<iframe src="https://elsewhere.example/embed/1"></iframe>' +
      `<p id="cleaning" style="text-align: right; z-index: 99">${translate('A soft cloth, never paper.')}</p>` +
      '<div data-widget="special-offers" data-free="0"></div></div></div>',
  },
  { id: 14, identifier: 'retired', title: 'Retired', content: () => '<p>Gone</p>', active: false },
  {
    id: 15,
    identifier: 'careless',
    title: 'Pasted from somewhere',
    content: () =>
      '<p onclick="alert(1)">Care <b>instructions</b></p><img src="x" onerror="alert(2)" alt=""><script>alert(3)</script>',
  },
]
