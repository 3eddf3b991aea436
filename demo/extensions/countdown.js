// Orders placed by three in the afternoon are sent on the same day.
const CLOSES = 15
const minutesLeft = () => {
  const closing = new Date()
  closing.setHours(CLOSES, 0, 0, 0)
  if (closing < new Date()) closing.setDate(closing.getDate() + 1)
  return Math.ceil((closing - new Date()) / 60_000)
}

window.Bezel = window.Bezel || []
window.Bezel.push((bezel) =>
  bezel.slot('checkout/before-shipping_address', (element) => {
    element.className = 'countdown'
    const show = () => {
      const left = minutesLeft()
      element.textContent = `Order within ${Math.floor(left / 60)} h ${left % 60} min and we send it with the next post.`
    }
    show()
    const timer = setInterval(show, 1000)
    return { remove: () => clearInterval(timer) }
  }),
)
