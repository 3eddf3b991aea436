// Shows a widget in a frame as wide as a phone or a desktop, scaled to what there is room for.
const HEIGHTS = { 390: 760, 1280: 800 }

function frameOf(name, width, title) {
  const query = new URLSearchParams()
  const form = document.querySelector(`[data-example="${name}"]`)
  for (const field of form.elements)
    if (field.value !== field.dataset.default && field.ariaInvalid !== 'true')
      query.set(field.name, field.value)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.src = `/widgets/preview/${name}?${query}`
  frame.width = width
  frame.height = HEIGHTS[width]
  return frame
}

/** The frame keeps the width of its device, and its box the height it is scaled to. */
function fit(box) {
  const frame = box.firstElementChild
  const scale = Math.min(1, box.clientWidth / frame.width)
  frame.style.scale = scale
  box.style.blockSize = `${frame.height * scale}px`
}

export function showPreviews(previews) {
  const { previews: name, title } = previews.dataset
  const live = document.querySelector(`[data-live="${name}"]`)
  const box = document.createElement('div')
  box.className = 'preview'
  live.after(box)
  const sizes = new ResizeObserver(() => box.firstElementChild && fit(box))
  sizes.observe(box)
  const form = document.querySelector(`[data-example="${name}"]`)
  const show = () => {
    const { value: width } = previews.querySelector(':checked')
    live.hidden = Boolean(width)
    box.hidden = !width
    box.replaceChildren(...(width ? [frameOf(name, width, title)] : []))
    if (width) fit(box)
  }
  box.hidden = true
  previews.addEventListener('change', show)
  form.addEventListener('change', () => box.hidden || show())
}
