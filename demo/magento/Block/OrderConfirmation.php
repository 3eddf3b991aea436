<?php

declare(strict_types=1);

namespace Bezel\Storefront\Block;

use Magento\Checkout\Model\Session;
use Magento\Framework\Serialize\Serializer\Json;
use Magento\Framework\View\Element\Context;
use Magento\Sales\Model\Order;

/**
 * The marker of the order confirmation, with the number and the total of the order just placed. If the card provider's
 * official module offers a donation after it, the marker says so.
 */
class OrderConfirmation extends Marker
{
    /**
     * @var Session
     */
    private $session;

    /**
     * @var Json
     */
    private $json;

    /**
     * @param Context $context
     * @param Session $session
     * @param Json $json
     * @param array $data
     */
    public function __construct(Context $context, Session $session, Json $json, array $data = [])
    {
        parent::__construct($context, $data);
        $this->session = $session;
        $this->json = $json;
    }

    /**
     * @inheritdoc
     */
    protected function _toHtml(): string
    {
        $order = $this->session->getLastRealOrder();
        $this->setData('data_number', $order->getIncrementId());
        $this->setData('data_total', $order->getGrandTotal());
        $this->addDonation($order);
        return parent::_toHtml();
    }

    /**
     * Adds the order and the cause to give for. From its release 10 on the module has a call for the cause, which is in
     * its settings before.
     *
     * @param Order $order
     */
    private function addDonation(Order $order): void
    {
        $block = $this->getLayout()->getBlock('onepage.success.adyen_payment');
        if (!$block || !method_exists($block, 'showAdyenGiving') || !$block->showAdyenGiving()) {
            return;
        }
        $this->setData('data_donation_order', $order->getId());
        if ($order->getCustomerIsGuest()) {
            $this->setData('data_donation_cart', $block->getMaskedQuoteId());
        }
        if (!method_exists($block, 'getDonationComponentConfiguration')) {
            return;
        }
        $cause = $block->getDonationComponentConfiguration();
        $this->setData('data_donation_campaign', $this->json->serialize([
            'nonprofitName' => $cause['name'],
            'nonprofitDescription' => $cause['description'],
            'nonprofitUrl' => $cause['website'],
            'logoUrl' => $cause['logoUrl'],
            'bannerUrl' => $cause['backgroundUrl'],
            'termsAndConditionsUrl' => '',
            'donation' => [
                'type' => 'fixedAmounts',
                'donationType' => 'fixedAmounts',
                'currency' => $order->getOrderCurrencyCode(),
                'values' => array_map('intval', explode(',', $cause['donationAmounts'])),
            ],
        ]));
    }
}
