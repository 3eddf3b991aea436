// A free pouch for every item of 60 or more, announced under the item while that is so.
window.Bezel = window.Bezel || []
window.Bezel.push((bezel) =>
  bezel.slot('cart-drawer/item-after', (element, { item }) => {
    element.className = 'gift-hint'
    const show = ({ row_total_incl_tax }) => {
      element.textContent = row_total_incl_tax >= 60 ? 'Comes with a free velvet pouch.' : ''
    }
    show(item)
    return { update: (data) => show(data.item) }
  }),
)
