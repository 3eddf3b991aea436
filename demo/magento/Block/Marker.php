<?php

declare(strict_types=1);

namespace Bezel\Storefront\Block;

use Magento\Framework\View\Element\AbstractBlock;
use Magento\Widget\Block\BlockInterface;

/**
 * The marker of an island: `data_widget` and every other `data_…` is an attribute of it, child blocks are its content
 * until the island is there.
 */
class Marker extends AbstractBlock implements BlockInterface
{
    /**
     * @inheritdoc
     */
    protected function _toHtml(): string
    {
        $attributes = '';
        foreach ($this->getData() as $key => $value) {
            if (strpos((string)$key, 'data_') === 0 && is_scalar($value) && (string)$value !== '') {
                $attributes .= sprintf(
                    ' %s="%s"',
                    str_replace('_', '-', $key),
                    $this->_escaper->escapeHtmlAttr((string)$value)
                );
            }
        }
        return "<div{$attributes}>{$this->getChildHtml()}</div>";
    }
}
