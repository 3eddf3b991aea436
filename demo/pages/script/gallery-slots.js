// The gallery's switches that outline the slots of a widget, by the API that any page has.
for (const choice of document.querySelectorAll('[data-outline-slots]')) {
  let outlines = []
  choice.addEventListener('change', () => {
    const before = outlines
    const places = choice.checked ? choice.dataset.outlineSlots.split(' ') : []
    outlines = places.map((place) =>
      window.Bezel.slot(place, (element) => {
        element.classList.add('slot-outline')
        element.textContent = place
      }),
    )
    for (const outline of before) outline.then((stop) => stop())
  })
}
