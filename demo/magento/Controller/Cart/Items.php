<?php

declare(strict_types=1);

namespace Bezel\Storefront\Controller\Cart;

use Bezel\Storefront\Model\CheckoutConfig;
use Magento\Framework\App\Action\HttpGetActionInterface;
use Magento\Framework\Controller\Result\Json;
use Magento\Framework\Controller\Result\JsonFactory;

/**
 * GET /checkout/cart/items: the items of the cart, a list.
 */
class Items implements HttpGetActionInterface
{
    /**
     * @var CheckoutConfig
     */
    private $checkoutConfig;

    /**
     * @var JsonFactory
     */
    private $jsonFactory;

    /**
     * @param CheckoutConfig $checkoutConfig
     * @param JsonFactory $jsonFactory
     */
    public function __construct(CheckoutConfig $checkoutConfig, JsonFactory $jsonFactory)
    {
        $this->checkoutConfig = $checkoutConfig;
        $this->jsonFactory = $jsonFactory;
    }

    /**
     * @inheritdoc
     */
    public function execute(): Json
    {
        return $this->jsonFactory->create()->setData(array_values($this->checkoutConfig->read()['quoteItemData']));
    }
}
