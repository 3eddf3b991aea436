// Sends the field figures to GA4 as events of the page's own tag. The route of the shop in field-figures.json gets them by
// itself, when the page is left.
window.Bezel = window.Bezel || []
window.Bezel.push((bezel) =>
  bezel.on('bezel:vitals', ({ detail: { kind, ...figure } }) => {
    window.gtag?.('event', 'bezel_vitals', { figure: kind, ...figure, non_interaction: true })
  }),
)
