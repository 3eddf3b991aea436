<?php

declare(strict_types=1);

namespace Bezel\Storefront\Block;

use Magento\Checkout\Model\Session;
use Magento\Framework\View\Element\Context;

/**
 * The marker of the order confirmation, with the number and the total of the order just placed.
 */
class OrderConfirmation extends Marker
{
    /**
     * @var Session
     */
    private $session;

    /**
     * @param Context $context
     * @param Session $session
     * @param array $data
     */
    public function __construct(Context $context, Session $session, array $data = [])
    {
        parent::__construct($context, $data);
        $this->session = $session;
    }

    /**
     * @inheritdoc
     */
    protected function _toHtml(): string
    {
        $order = $this->session->getLastRealOrder();
        $this->setData('data_number', $order->getIncrementId());
        $this->setData('data_total', $order->getGrandTotal());
        return parent::_toHtml();
    }
}
